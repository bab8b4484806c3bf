/** Builds the desk as static files. The folder is emptied first. */
export function buildSite(outDir?: string): Promise<unknown>;
