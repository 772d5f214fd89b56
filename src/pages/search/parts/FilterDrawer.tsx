import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#kit/action/Button.tsx';
import { Drawer } from '#kit/overlay/Drawer.tsx';

interface FilterDrawerProps {
  isOpen: boolean;
  /** Number of matching products; undefined while unknown. */
  count: number | undefined;
  /** True if a filter is active. */
  hasFilters: boolean;
  onClose(): void;
  onReset(): void;
  /** The filters. */
  children: ReactNode;
}

/** Drawer with the filters, for windows without space beside the list. Choices apply at once; the button at the bottom only closes it. */
export function FilterDrawer({ isOpen, count, hasFilters, onClose, onReset, children }: FilterDrawerProps) {
  return (
    <Drawer
      isOpen={isOpen}
      side="left"
      title={<FormattedMessage id="search.filters.title" />}
      tools={
        <Button tone="plain" disabled={!hasFilters} onClick={onReset}>
          <FormattedMessage id="search.chips.reset" />
        </Button>
      }
      foot={
        <Button tone="primary" isWide onClick={onClose}>
          {count === undefined ? (
            <FormattedMessage id="search.filters.close" />
          ) : (
            <FormattedMessage id="search.filters.show" values={{ count }} />
          )}
        </Button>
      }
      onClose={onClose}
    >
      {children}
    </Drawer>
  );
}
