// Stands before the loader on this server's own pages. The chat's calls carry no cookies, so in a tester's browser they are
// led to an address of that browser. A page that was there before is told by the bench, or by a page that came later.
(() => {
  const key = 'mock-search-api';
  /** @type {string} */
  const searchApi = 'SEARCH_API';
  const { currentScript: tag } = document;
  // A tag that says where its searches go means it.
  if (tag === null || tag.dataset['searchApi'] !== undefined) return;
  addEventListener('storage', (event) => {
    if (event.key === key && event.newValue) tag.dataset['searchApi'] = event.newValue;
  });
  if (searchApi === '') return;
  tag.dataset['searchApi'] = searchApi;
  try {
    localStorage.setItem(key, searchApi);
    localStorage.removeItem(key);
  } catch {
    // Without storage the other pages have to be loaded anew.
  }
})();
