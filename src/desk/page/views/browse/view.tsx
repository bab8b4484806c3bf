/** The whole corpus, to be looked through; and a ruling that is in the address. */
import './browse.css';
import type { ViewProps } from '../index.js';
import { RulingCatalogue } from './catalogue.js';
import { SharedRuling } from './shared-ruling.js';

export default function BrowseView({ route }: ViewProps) {
  const { text, under = '' } = route.query;
  return text === undefined ? (
    <RulingCatalogue route={route} />
  ) : (
    <SharedRuling key={`${under} ${text}`} packed={text} under={under} />
  );
}
