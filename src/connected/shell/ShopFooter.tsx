import { useQuery } from '@tanstack/react-query';
import { RichText } from '../../components/content/RichText';
import { Footer } from '../../components/shell/Footer';
import { safeImage } from '../../domain/contentLink';
import { customFooterOptions, footerOptions } from '../../queries/content';
import { useLook } from '../../themes/look';
import { toShellLinks } from './shellLinks';

/** The foot of every page out of two calls, the common one and the tenant's own; each may fail without the other. */
export function ShopFooter() {
  const { title } = useLook();
  const { data: common } = useQuery(footerOptions());
  const { data: own } = useQuery(customFooterOptions());
  const images = (own?.images ?? []).flatMap(({ url, alt }) => {
    const src = safeImage(url, window.location.origin);
    return src === undefined ? [] : [{ url: src, alt: alt ?? '' }];
  });
  const ownLinks = toShellLinks(own?.links);
  return (
    <Footer
      {...(own?.content ? { own: <RichText document={own.content} below={2} /> } : {})}
      images={images}
      columns={[
        ...(ownLinks.length > 0 ? [{ title, links: ownLinks }] : []),
        ...(common?.columns ?? []).map((column) => ({ title: column.title, links: toShellLinks(column.links) })),
      ]}
      legal={toShellLinks(common?.legalLinks)}
      social={toShellLinks(common?.socialLinks)}
      copyright={common?.copyright ?? title}
    />
  );
}
