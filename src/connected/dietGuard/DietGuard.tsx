import { useMemo, useState } from 'react';
import { DietChecks } from '#components/allergens/DietChecks.tsx';
import { DietPart } from '#components/allergens/DietPart.tsx';
import { NoGuestEvent } from '#components/allergens/NoGuestEvent.tsx';
import { useToday } from '#clock/serverTime.ts';
import type { OverviewItem } from '#domain/allergens/allergenOverview.ts';
import { checkDiets, mergedEvent, type GuestEvent } from '#domain/allergens/dietGuard.ts';
import { addTexts } from '#i18n/texts.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { useLazyOpen } from '#kit/overlay/useLazyOpen.ts';
import { paths } from '#paths.ts';
import { useStored } from '#platform/useStored.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { useOverviewRows } from '../allergens/useOverviewRows';
import { guestEventDraft } from './guestEvent';

const GuestEventDialog = lazyComponent(
  async () =>
    (await Promise.all([import('#components/allergens/GuestEventDialog.tsx'), addTexts('forms'), addTexts('numbers')]))[0].GuestEventDialog,
);

interface DietGuardProps {
  context: BuyerContext;
  userId: string;
  /** Products of the list; must be the same array until it changes. */
  items: readonly OverviewItem[];
  /**
   * The page is about allergens: it offers to create an event, shows the checks open, and explains the reliability of
   * statements itself. Elsewhere they are a part of the list's status line.
   */
  isOfAllergens?: boolean;
}

/** Checks a list against the diets of an event stored on this device, and lets the user create and edit it. */
export function DietGuard({ context, userId, items, isOfAllergens = false }: DietGuardProps) {
  const kept = guestEventDraft(context, userId);
  const event = useStored(kept);
  const today = useToday();
  const dialog = useLazyOpen();
  // A new key for each opening, so that the form starts from the stored event.
  const [opened, setOpened] = useState({ count: 0, event });
  const open = () => {
    setOpened({ count: opened.count + 1, event });
    dialog.open();
  };
  return (
    <>
      {event ? (
        <CheckedEvent context={context} event={event} items={items} isOfAllergens={isOfAllergens} onEdit={open} />
      ) : (
        isOfAllergens && <NoGuestEvent onBegin={open} />
      )}
      {dialog.wasOpened && (
        <GuestEventDialog
          key={opened.count}
          event={opened.event}
          today={today}
          isOpen={dialog.isOpen}
          onKeep={(next) => {
            kept.change((now) => mergedEvent(opened.event, now, next));
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
  isOfAllergens: boolean;
  onEdit(): void;
}

function CheckedEvent({ context, event, items, isOfAllergens, onEdit }: CheckedEventProps) {
  const { rows, loading, failed, isRetrying, retry } = useOverviewRows(context, items);
  const checks = useMemo(() => checkDiets(rows, event.diets), [rows, event.diets]);
  const Checks = isOfAllergens ? DietChecks : DietPart;
  return (
    <Checks
      event={event}
      checks={checks}
      total={rows.length}
      loading={loading}
      failed={failed}
      isRetrying={isRetrying}
      isExplained={isOfAllergens}
      hrefOf={(sku) => paths.product(sku, context.shop)}
      onRetry={retry}
      onEdit={onEdit}
    />
  );
}
