/** Where the panel stands and how it keeps apart from the page around it. */
export const panelStyle = `
:host{all:initial;position:fixed;z-index:2147483000;inset:auto auto 40vh 0;max-width:100vw;
font:1rem/1.5 Nunito,ui-rounded,system-ui,sans-serif;color:#1d2b3a}
:host([data-open]){inset:0 auto 0 0}
@media print{:host{display:none}}
details{max-height:100vh}
summary{display:inline-flex;align-items:center;min-height:36px;padding:0 .75rem;list-style:none;cursor:pointer;
border-radius:0 999px 999px 0;font-size:.875rem;font-weight:700;color:#1d2b3a;background:#fc3}
summary::-webkit-details-marker{display:none}
details[open]{display:flex;flex-direction:column;width:min(26rem,100vw);height:100vh;background:#f2f7fa;
border-right:1px solid #cfe1eb}
details[open]>summary{flex:none;border-radius:0}
.body{flex:1;overflow:auto;overscroll-behavior:contain;padding:.5rem 1rem 2rem}
.body h2{margin-top:1.5rem}
.call details{display:block;width:auto;height:auto;background:none;border:0}
.call summary{display:list-item;min-height:32px;padding:.25rem 0;border-radius:0;color:#069;background:none}
`;
