/** Light of all pictures: it falls from the upper left. Everything is drawn on 96 by 96 and stands on {@link floor}. */
const lights =
  '<linearGradient id="round"><stop stop-color="#000" stop-opacity=".26"/><stop offset=".14" stop-color="#000" stop-opacity=".04"/><stop offset=".26" stop-color="#fff" stop-opacity=".4"/><stop offset=".42" stop-color="#fff" stop-opacity=".06"/><stop offset=".66" stop-color="#000" stop-opacity=".05"/><stop offset="1" stop-color="#000" stop-opacity=".36"/></linearGradient>' +
  '<linearGradient id="soft" x2=".25" y2="1"><stop stop-color="#fff" stop-opacity=".3"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset=".6" stop-color="#000" stop-opacity=".02"/><stop offset="1" stop-color="#000" stop-opacity=".22"/></linearGradient>' +
  '<radialGradient id="ball" cx=".36" cy=".28" r=".8"><stop stop-color="#fff" stop-opacity=".42"/><stop offset=".4" stop-color="#fff" stop-opacity=".06"/><stop offset=".62" stop-color="#000" stop-opacity=".03"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></radialGradient>' +
  '<radialGradient id="ground"><stop stop-color="#1d150c" stop-opacity=".5"/><stop offset=".55" stop-color="#1d150c" stop-opacity=".2"/><stop offset="1" stop-color="#1d150c" stop-opacity="0"/></radialGradient>' +
  '<radialGradient id="halo" cx=".46" cy=".42" r=".62"><stop stop-color="#fff" stop-opacity=".16"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>' +
  '<linearGradient id="film" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".62"/><stop offset=".35" stop-color="#fff" stop-opacity=".22"/><stop offset="1" stop-color="#fff" stop-opacity=".4"/></linearGradient>';

/** Height of the ground. */
export const floor = 86;

/** A whole picture as a document with its lights and what it draws more than once, each with an id; `edge` in pixels. */
export function pictureDocument(edge: number, body: string, art = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}" viewBox="0 0 96 96"><defs>${lights}${art}</defs>${body}</svg>`;
}

/** The shadow on the ground below something `width` wide. */
export function groundShadow(width: number, middleX = 48, y = floor): string {
  return `<ellipse cx="${middleX + 2}" cy="${y - 0.6}" rx="${(width * 0.62).toFixed(1)}" ry="${(width * 0.085 + 1.2).toFixed(1)}" fill="url(#ground)"/>`;
}

/** An outline in a colour with a light over it, and a fine bright edge that also holds on a dark page. */
export function solid(d: string, colour: string, light: 'round' | 'soft' | 'ball' = 'soft'): string {
  return `<path d="${d}" fill="${colour}"/><path d="${d}" fill="url(#${light})" stroke="#fff" stroke-opacity=".16" stroke-width=".5"/>`;
}

/** Something moved, sized and turned around its own middle. */
export function placed(body: string, x: number, y: number, scale = 1, turn = 0): string {
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})${turn === 0 ? '' : ` rotate(${turn.toFixed(1)})`}${scale === 1 ? '' : ` scale(${scale.toFixed(3)})`}">${body}</g>`;
}
