import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { PageFrame } from '#kit/page/PageFrame.tsx';
import { isBuyer } from '#queries/shopContext.ts';
import { Counting } from './Counting';

const SentCount = lazyComponent(async () => (await import('./SentCount')).SentCount);

/**
 * Counts an inventory, designed for a phone in a cellar. After sending, the address names it (`?sent=`), and missing
 * goods can be ordered.
 */
export function Component() {
  const { context, user } = useShop();
  const [address, setAddress] = useSearchParams();
  const sent = address.get('sent');
  if (!context || !isBuyer(context) || !user) return null;
  const key = `${user.userId}/${context.tenant}/${context.customerId}`;
  return (
    <PageFrame title={<FormattedMessage id={sent === null ? 'app.title.inventoryCount' : 'inventoryCount.sent.title'} />}>
      {sent === null ? (
        <Counting key={key} context={context} user={user} onSent={(inventoryId) => setAddress({ sent: inventoryId }, { replace: true })} />
      ) : (
        <SentCount
          key={key}
          context={context}
          inventoryId={sent}
          templateId={address.get('template') ?? undefined}
          onTemplate={(template) => setAddress({ sent, template }, { replace: true })}
        />
      )}
    </PageFrame>
  );
}
