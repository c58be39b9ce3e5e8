/** Where the panel stands and how it keeps apart from the page around it. */
export const panelStyle = `
:host{all:initial;position:fixed;z-index:2147483000;inset:25vh auto auto 0;max-width:100vw;
font:1rem/1.5 Nunito,ui-rounded,system-ui,sans-serif;color:#1d2b3a}
:host([data-open]){inset:0 auto 0 0}
@media print{:host{display:none}}
.panel>summary{min-height:0;padding:.75rem .25rem;list-style:none;cursor:pointer;writing-mode:vertical-rl;
border-radius:0 12px 12px 0;font-size:.8125rem;font-weight:700;color:#1d2b3a;background:#fc3}
.panel>summary::-webkit-details-marker{display:none}
.panel[open]{box-sizing:border-box;width:min(26rem,100vw);height:100vh;overflow:auto;overscroll-behavior:contain;
background:#f2f7fa;border-right:1px solid #cfe1eb}
.panel[open]>summary{position:sticky;top:0;z-index:1;padding:.5rem 1rem;writing-mode:initial;border-radius:0}
.body{container-type:inline-size;padding:.5rem 1rem 2rem}
.body h2{margin-top:1.5rem}
`;
