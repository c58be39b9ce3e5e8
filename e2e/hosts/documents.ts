interface Parts {
  readonly head?: string;
  readonly body?: string;
  /** Attributes of the root element. */
  readonly root?: string;
  readonly doctype?: string;
}

/** A pharmacy's page with what pages are made of, so that it shows when something reaches into it. */
export const content = `
  <header>
    <h1>Corner Pharmacy</h1>
    <nav><ul><li><a href="#refills">Refills</a></li><li><a href="#hours">Hours</a></li></ul></nav>
  </header>
  <main>
    <article>
      <h2>Flu shots are here</h2>
      <p>Walk in on any day. <a href="#questions">Questions?</a></p>
      <table><tr><th>Monday</th><td>8 to 8</td></tr></table>
    </article>
    <form>
      <label>Your name <input name="name"></label>
      <textarea name="note" rows="2"></textarea>
      <button type="button">Send</button>
      <progress value="0.5"></progress>
    </form>
    <div style="height: 1500px">A long page.</div>
  </main>
  <footer><p><button type="button" id="last">Back to top</button></p></footer>`;

export function htmlDocument({ head = '', body = content, root = 'lang="en"', doctype = '<!doctype html>' }: Parts) {
  return `${doctype}<html ${root}><head><meta charset="utf-8"><title>Corner Pharmacy</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${head}</head><body>${body}</body></html>`;
}

/** A tag for a file of `assets` that runs before what follows it. */
export const script = (file: string) => `<script src="/${file}"></script>`;
export const styles = (file: string) => `<link rel="stylesheet" href="/${file}">`;
