import type { ViewProps } from '../index.js';
import { say } from '../../words/index.js';

export default function StepView(_: ViewProps) {
  return <p class="quiet">{say('desk.soon')}</p>;
}
