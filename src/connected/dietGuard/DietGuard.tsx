import { useMemo, useState } from 'react';
import { DietChecks } from '../../components/allergens/DietChecks';
import { NoGuestEvent } from '../../components/allergens/NoGuestEvent';
import { useToday } from '../../clock/serverTime';
import type { OverviewItem } from '../../domain/allergenOverview';
import { checkDiets, type GuestEvent } from '../../domain/dietGuard';
import { addTexts } from '../../i18n/texts';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { useLazyOpen } from '../../kit/overlay/useLazyOpen';
import { paths } from '../../paths';
import { useDeviceDraft } from '../../platform/deviceDraft';
import type { BuyerContext } from '../../queries/shopContext';
import { useOverviewRows } from '../allergens/useOverviewRows';
import { guestEventDraft } from './guestEvent';

const GuestEventDialog = lazyComponent(
  async () =>
    (await Promise.all([import('../../components/allergens/GuestEventDialog'), addTexts('forms'), addTexts('numbers')]))[0]
      .GuestEventDialog,
);

interface DietGuardProps {
  context: BuyerContext;
  userId: string;
  /** What is in the list; the same array until it changes. */
  items: readonly OverviewItem[];
  /** The page is about allergens: it offers to make an event where there is none, and says itself how far statements can be relied on. */
  isOfAllergens?: boolean;
}

/** What a list means for the diets of an event that is kept on this device, and the way to make and change that. */
export function DietGuard({ context, userId, items, isOfAllergens = false }: DietGuardProps) {
  const kept = guestEventDraft(context, userId);
  const event = useDeviceDraft(kept);
  const today = useToday();
  const dialog = useLazyOpen();
  // A form begins with what was kept when it was opened.
  const [opened, setOpened] = useState(0);
  const open = () => {
    setOpened(opened + 1);
    dialog.open();
  };
  return (
    <>
      {event ? (
        <CheckedEvent context={context} event={event} items={items} isExplained={isOfAllergens} onEdit={open} />
      ) : (
        isOfAllergens && <NoGuestEvent onBegin={open} />
      )}
      {dialog.wasOpened && (
        <GuestEventDialog
          key={opened}
          event={event}
          today={today}
          isOpen={dialog.isOpen}
          onKeep={(next) => {
            kept.keep(next);
            dialog.close();
          }}
          onRemove={() => {
            kept.keep(undefined);
            dialog.close();
          }}
          onClose={dialog.close}
        />
      )}
    </>
  );
}

interface CheckedEventProps extends Pick<DietGuardProps, 'context' | 'items'> {
  event: GuestEvent;
  isExplained: boolean;
  onEdit(): void;
}

function CheckedEvent({ context, event, items, isExplained, onEdit }: CheckedEventProps) {
  const { rows, loading, failed, isRetrying, retry } = useOverviewRows(context, items);
  const checks = useMemo(() => checkDiets(rows, event.diets), [rows, event.diets]);
  return (
    <DietChecks
      event={event}
      checks={checks}
      total={rows.length}
      loading={loading}
      failed={failed}
      isRetrying={isRetrying}
      isExplained={isExplained}
      hrefOf={(sku) => paths.product(sku, context.shop)}
      onRetry={retry}
      onEdit={onEdit}
    />
  );
}
