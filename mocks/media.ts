import { isTenantCode } from '#domain/customer/tenant.ts';
import { categoryPictureSvg, pictureSvg } from './catalogue/pictures';
import { bannerSvg, portraitSvg, sceneSvg, sealSvg } from './drawings';
import { filtered } from './pictureFilters';

/**
 * A generated picture or a file enclosed in a message, by its path, with the address's filters; 404 if it doesn't exist. The code that
 * writes files is loaded with the first one.
 */
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
