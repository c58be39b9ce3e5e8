/* Runs a snippet as tag managers do: its scripts are made anew, with their address and code and nothing else. */
window.runSnippet = (html) => {
  const holder = document.createElement('div');
  holder.hidden = true;
  holder.innerHTML = html;
  document.body.append(holder);
  for (const old of holder.querySelectorAll('script')) {
    const fresh = document.createElement('script');
    if (old.src !== '') fresh.src = old.src;
    fresh.text = old.text;
    old.replaceWith(fresh);
  }
  holder.remove();
};
