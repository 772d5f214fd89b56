import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../kit/action/Button';
import { Drawer } from '../../../kit/overlay/Drawer';

interface FilterDrawerProps {
  isOpen: boolean;
  /** Products that the filters leave; undefined while it is not known. */
  count: number | undefined;
  /** Whether there is a filter to take off. */
  hasFilters: boolean;
  onClose(): void;
  onReset(): void;
  /** The filters. */
  children: ReactNode;
}

/** The filters over the page, where there is no room beside the list. What is chosen holds at once; the button below only leads back. */
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
