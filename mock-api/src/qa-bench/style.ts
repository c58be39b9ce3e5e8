/** What the bench's parts need beyond the style of a page; the panel shows the same parts. */
export const benchStyle = `
h2{margin-top:2.5rem}
h3{font-size:1.0625rem;line-height:1.3;font-weight:800;margin:1.5rem 0 .5rem;color:#336}
h4{font-size:1rem;line-height:1.3;font-weight:800;margin:0;color:#336}
label{display:block;font-weight:700}
input,select,textarea{display:block;width:100%;min-height:44px;margin:.25rem 0 .75rem;padding:.5rem .75rem;
border:1px solid #6b8799;border-radius:12px;font:inherit;color:inherit;background:#fff}
.settings{display:flex;flex-wrap:wrap;gap:0 1rem;align-items:end}
.settings label{flex:1 1 14rem}
.settings button{margin-bottom:.75rem}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,18rem),1fr));gap:1rem}
.cards .card{display:flex;flex-direction:column;align-items:flex-start;margin:0}
.cards .card>button,.cards .actions{margin-top:auto}
.cards .card>p:last-of-type{margin-bottom:.75rem}
.scores{table-layout:auto;margin:.5rem 0;font-size:.9375rem}
.scores thead th+th{width:auto}
.meter svg{display:block;width:6rem;height:8px}
.readings{margin:.5rem 0}
.readings div{display:flex;flex-wrap:wrap;gap:0 .5rem}
.readings dt{font-weight:700}
.readings dd{min-width:0;margin:0;overflow-wrap:anywhere}
.parts{margin:.5rem 0;padding-left:1.5rem}
.parts li{margin:0 0 .75rem;overflow-wrap:anywhere}
.parts .readings{margin:0}
#calls{margin:0;padding:0;list-style:none}
.call{padding:.75rem 0;border-top:1px solid #cfe1eb}
.call p{margin:0;overflow-wrap:anywhere}
summary{min-height:32px;padding:.25rem 0;cursor:pointer;color:#069}
pre{max-height:16rem;margin:.25rem 0;padding:.5rem .75rem;overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere;
border:1px solid #cfe1eb;border-radius:12px;background:#fff;font:.875rem/1.5 ui-monospace,Consolas,monospace}
@container (max-width:38em){
.scores td:nth-of-type(1){display:flex;gap:.5rem;align-items:center}
}`;
