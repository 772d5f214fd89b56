import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Drawer } from '../../../../kit/overlay/Drawer';

interface JournalDrawerProps {
  isOpen: boolean;
  onClose(): void;
  /** What happened to the cart. */
  children: ReactNode;
}

/** Who changed what in the cart, over the page: from the side, on the phone from below. */
export function JournalDrawer({ isOpen, onClose, children }: JournalDrawerProps) {
  const intl = useIntl();
  return (
    <Drawer
      isOpen={isOpen}
      side="right"
      title={<FormattedMessage id="journal.title" />}
      intro={<FormattedMessage id="journal.intro" />}
      closeLabel={intl.formatMessage({ id: 'journal.close' })}
      isWide
      onClose={onClose}
    >
      {children}
    </Drawer>
  );
}
