/** What the page carries in itself. The build bundles `client/` for browsers and puts the results in here. */
declare const coveragePageScript: string;
declare const coveragePageStyle: string;

export const script = coveragePageScript;
export const style = coveragePageStyle;
