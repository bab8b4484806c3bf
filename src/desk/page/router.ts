/** Addresses: all behind the `#`, so that they work from any web space: `#/write`, `#/step/name.ruling?line=3`. */

export interface Route {
  /** The name of a view. */
  readonly view: string;
  /** What follows it, between the slashes. */
  readonly rest: readonly string[];
  /** What stands behind the question mark. */
  readonly query: Readonly<Record<string, string>>;
}

export const firstView = 'write';

/** Reads an address; a broken one leads to no view: what stands there is the name of none. */
export const routeOf = (hash: string): Route => {
  const [path = '', query = ''] = hash.replace(/^#?\/?/u, '').split(/\?([^]*)/u);
  try {
    const [view = '', ...rest] = path.split('/').map(decodeURIComponent);
    return {
      view: view === '' ? firstView : view,
      rest,
      query: Object.fromEntries(new URLSearchParams(query)),
    };
  } catch {
    return { view: path, rest: [], query: {} };
  }
};

/** The address of a place, as it stands in a link. */
export const hashOf = ({
  view,
  rest = [],
  query = {},
}: Pick<Route, 'view'> & Partial<Route>): string => {
  const path = [view, ...rest].map(encodeURIComponent).join('/');
  const asked = new URLSearchParams(query).toString();
  return asked === '' ? `#/${path}` : `#/${path}?${asked}`;
};
