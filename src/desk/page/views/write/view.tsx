import type { ViewProps } from '../index.js';
import { say } from '../../words/index.js';

export default function WriteView(_: ViewProps) {
  return <p class="quiet">{say('desk.soon')}</p>;
}
