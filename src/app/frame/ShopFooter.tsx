import { Footer } from './parts/Footer';
import { useGetCustomTenantFooter } from '#gen/cms/get-custom-tenant-footer.ts';
import { useGetFooter } from '#gen/cms/get-footer.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { useSession } from '#session/useSession.ts';
import { useLook } from '#themes/look.ts';
import { useIsIdle } from '#connected/screen/useIsIdle.ts';
import { toShellLinks } from './shellLinks';

// Only some tenants have a text of their own there, and it is fetched after the first paint.
const RichText = lazyComponent(async () => (await import('#components/content/RichText.tsx')).RichText, { failure: 'silent' });

/** The foot of every page out of two calls, the common one and the tenant's own; each may fail without the other. */
export function ShopFooter() {
  const { title } = useLook();
  const { kind } = useSession();
  // The editors' texts are for the user that the server takes this one for: in another tenant's shop they would be of the wrong house.
  return kind === 'wrong-tenant' ? <Footer images={[]} columns={[]} legal={[]} social={[]} copyright={title} /> : <EditorsFooter />;
}

function EditorsFooter() {
  const { title } = useLook();
  const { data: common } = useGetFooter();
  const { data: own } = useGetCustomTenantFooter();
  const isIdle = useIsIdle();
  const images = (own?.images ?? []).map(({ url, alt = '' }) => ({ url, alt }));
  const ownLinks = toShellLinks(own?.links);
  return (
    <Footer
      {...(own?.content && isIdle ? { own: <RichText document={own.content} below={2} /> } : {})}
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
