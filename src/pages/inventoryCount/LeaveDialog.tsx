import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { useSessionActions } from '../../session/useSession';

const ConfirmDialog = lazyComponent(async () => (await import('../../kit/overlay/ConfirmDialog')).ConfirmDialog);

/** Asks somebody who signs out (`?leave=1`) while a count waits on this device, because it goes with the session. */
export function LeaveDialog() {
  const { signOut } = useSessionActions();
  const [address, setAddress] = useSearchParams();
  if (!address.has('leave')) return null;
  return (
    <ConfirmDialog
      isOpen
      title={<FormattedMessage id="inventoryCount.leave.title" />}
      text={<FormattedMessage id="inventoryCount.leave.text" />}
      cancelLabel={<FormattedMessage id="inventoryCount.leave.stay" />}
      confirmLabel={<FormattedMessage id="inventoryCount.leave.confirm" />}
      tone="danger"
      startsAtCancel
      onConfirm={signOut}
      onCancel={() => setAddress({}, { replace: true })}
    />
  );
}
