/** Applies an image service's filters to a drawing (contract: ImageFilters): blur and rotation; a drawing has no quality to lose. */
export function filtered(svg: string, query: URLSearchParams): string {
  const blur = Math.min(100, Math.max(0, Number(query.get('blur')) || 0));
  const turn = [90, 180, 270].find((degrees) => String(degrees) === query.get('rotate')) ?? 0;
  if (blur === 0 && turn === 0) return svg;
  const [, width = 0, height = 0] = (/width="(\d+)" height="(\d+)"/.exec(svg) ?? []).map(Number);
  const [wide, high] = turn % 180 === 0 ? [width, height] : [height, width];
  const moved = {
    0: '',
    90: `translate(${height} 0) rotate(90)`,
    180: `translate(${width} ${height}) rotate(180)`,
    270: `translate(0 ${width}) rotate(270)`,
  };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${wide}" height="${high}">` +
    `<filter id="blur"><feGaussianBlur stdDeviation="${blur / 5}"/></filter>` +
    `<g transform="${moved[turn as 0 | 90 | 180 | 270]}"${blur > 0 ? ' filter="url(#blur)"' : ''}>${svg}</g></svg>`
  );
}
