/** What package.json says of this installation. */
import { readFileSync } from 'node:fs';

interface Package {
  readonly name?: string;
  readonly version?: string;
  readonly bugs?: string | { readonly url?: string };
}

/** The package that this code belongs to, wherever it was bundled to. */
export const ownPackage = (): Package => {
  for (let url = new URL('./package.json', import.meta.url); ;) {
    try {
      const found = JSON.parse(readFileSync(url, 'utf8')) as Package;
      if (found.name === 'hantei') return found;
    } catch {
      // Not here: look further up.
    }
    const above = new URL('../package.json', url);
    if (above.href === url.href) return {};
    url = above;
  }
};

/** What to do about a bug in Hantei. */
export const howToReport = (): string => {
  const { bugs, version } = ownPackage();
  const address = typeof bugs === 'string' ? bugs : bugs?.url;
  return [
    `This is a bug in Hantei ${version ?? ''}, not in your files.`,
    address === undefined
      ? 'Please report it to whoever you have Hantei from,'
      : `Please report it at ${address}`,
    'with the command, the file, and what HANTEI_DEBUG=1 prints.',
  ].join('\n');
};
