import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Drawer } from '#kit/overlay/Drawer.tsx';

interface JournalDrawerProps {
  isOpen: boolean;
  onClose(): void;
  /** Changes of the cart. */
  children: ReactNode;
}

/** Drawer with the cart's journal; a bottom sheet on the phone. */
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
