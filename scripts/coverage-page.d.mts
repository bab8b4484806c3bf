/** What `define` takes: JavaScript text for each constant. */
export function coveragePageAssets(): Promise<Record<string, string>>;
