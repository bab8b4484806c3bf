/** Whoever serves the page says what it is for: texts in the browser, or the files of a folder. */
export const servedFor = (): 'site' | 'folder' =>
  document.querySelector('meta[name="hantei-desk"]')?.getAttribute('content') === 'folder'
    ? 'folder'
    : 'site';
