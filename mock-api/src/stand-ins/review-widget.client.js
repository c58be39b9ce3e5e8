/**
 * Stands in for the script of a reviews provider: fills the element that the page has set aside for the widget with
 * the figures of the specification. It names no reviewer and quotes no review.
 */
(() => {
  const place = document.querySelector('[data-embed="review-widget"]');
  if (place === null) return;
  const frame = document.createElement('div');
  const root = frame.attachShadow({ mode: 'open' });
  root.innerHTML = `
    <style>
      p { display: flex; flex-wrap: wrap; align-items: center; gap: 0 10px; min-height: 44px; margin: 0; font-weight: 700; }
      .stars { color: var(--star, #b7791f); letter-spacing: 2px; }
    </style>
    <p><span class="stars" aria-hidden="true">★★★★☆</span> 4.0 out of 5, from 15 reviews</p>
  `;
  place.append(frame);
})();
