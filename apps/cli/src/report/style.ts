/** The colours are those of the visual guide; light and dark follow the reader's system. */
export const STYLE = `
:root{color-scheme:light dark;--bg:#f4eee1;--surface:#fbf7ee;--text:#28241d;--muted:#655c4c;--gold:#7d5a10;--info:#1f567c;--line:#d9ceb8;--accent:#8f2d23}
@media(prefers-color-scheme:dark){:root{--bg:#12151b;--surface:#1a1f27;--text:#ece4d3;--muted:#aaa190;--gold:#dbab4c;--info:#86bbe4;--line:#363e4b;--accent:#f0897b}}
*{box-sizing:border-box}
body{margin:0;padding:32px 16px 48px;background:var(--bg);color:var(--text);font:15px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;font-variant-numeric:tabular-nums}
main{max-width:920px;margin:0 auto}
h1,h2{font-family:"EB Garamond",Garamond,Georgia,"DejaVu Serif",serif;font-weight:600;line-height:1.15;color:var(--gold);margin:0}
h1{font-size:34px}h2{font-size:22px}
p{margin:8px 0 0}.lead{color:var(--muted)}
section{background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:20px;margin-top:24px}
section>p{color:var(--muted);font-size:14px}
.plot{margin-top:16px}
.row{display:grid;grid-template-columns:minmax(90px,150px) 1fr minmax(90px,190px);gap:12px;align-items:center}
.name{overflow-wrap:anywhere;font-weight:600}.value{font-size:13px;color:var(--muted)}
svg{display:block;overflow:visible}svg text{font-size:12px;fill:var(--muted)}
.grid{stroke:var(--line)}.tick{stroke:var(--muted)}.equal{stroke:var(--accent);stroke-dasharray:4 4}
.whisker{stroke:var(--info);stroke-width:3;stroke-linecap:round}.dot{fill:var(--info);stroke:var(--surface);stroke-width:2}.ring{fill:var(--surface);stroke:var(--info);stroke-width:2}.bar{fill:var(--info)}
.scroll{overflow-x:auto;margin-top:16px}
table{border-collapse:collapse;width:100%;font-size:14px}
th,td{padding:6px 10px;text-align:right;white-space:nowrap;border-bottom:1px solid var(--line)}
th{color:var(--muted);font-weight:600}th:first-child,td:first-child{text-align:left;padding-left:0}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:16px 0 0}dt{color:var(--muted)}dd{margin:0;overflow-wrap:anywhere}
code{font:13px/1.5 ui-monospace,"DejaVu Sans Mono",Consolas,monospace;overflow-wrap:anywhere}
footer{margin-top:24px;color:var(--muted);font-size:13px}
@media(max-width:560px){.row{grid-template-columns:1fr auto;gap:2px 12px;margin-top:10px}.row svg{grid-column:1/-1;grid-row:2}.row.axis{margin-top:0}.row.axis span{display:none}h1{font-size:27px}section{padding:16px}}
`;
