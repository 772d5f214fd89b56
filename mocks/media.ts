import { isTenantCode } from '../src/domain/tenant';
import { categoryPictureSvg, pictureSvg } from './catalogue/pictures';
import { bannerSvg, portraitSvg, sceneSvg, sealSvg } from './drawings';
import { filtered } from './pictureFilters';

/** A picture of the made-up world or a file that a message encloses, by its path, filtered as its address asks; 404 for one that isn't there. What writes files is loaded with the first one. */
export async function mediaOf({ pathname, searchParams }: URL): Promise<Response> {
  const [, name] = /^\/media\/files\/([\w-]+\.\w+)$/.exec(pathname) ?? [];
  const enclosed = name === undefined ? undefined : await (await import('./files/enclosure')).enclosureOf(name);
  if (enclosed) return new Response(enclosed.file, { headers: { 'Content-Type': enclosed.type } });
  const svg = svgOf(pathname);
  if (svg === undefined) return new Response('No such picture', { status: 404, headers: { 'Content-Type': 'text/plain' } });
  return new Response(filtered(svg, searchParams), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=3600' },
  });
}

function svgOf(pathname: string): string | undefined {
  const [, , kind, ...rest] = pathname.split('/');
  const name = rest.at(-1)?.replace(/\.svg$/, '') ?? '';
  switch (kind) {
    case 'products': {
      const [tenant, sku = ''] = rest;
      return isTenantCode(tenant) ? pictureSvg(tenant, sku, name) : undefined;
    }
    case 'categories':
      return categoryPictureSvg(name);
    case 'fairs':
      return bannerSvg(name);
    case 'people':
      return portraitSvg(name);
    case 'content':
      return name === 'siegel' ? sealSvg() : sceneSvg(name);
    default:
      return undefined;
  }
}
