import { useState } from 'react';
import { useIntl } from 'react-intl';
import { limits } from '#domain/text/limits.ts';
import { useToasts } from '#kit/toast/toastQueue.ts';
import { copyText } from '#platform/copyText.ts';

/** Shares a vacancy. */
export interface Share {
  readonly isBusy: boolean;
  share(): void;
}

/** Result: `left` if the user closed the device's dialog. */
type Outcome = 'shared' | 'left' | 'copied' | 'failed';

async function handOn(title: string, url: string): Promise<Outcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'left';
      // Sharing failed; the address can still be copied.
    }
  }
  return (await copyText(url)) ? 'copied' : 'failed';
}

/** Shares the page with the device's dialog, else copies its address; if both fail, the address is shown for manual copying. */
export function useShare(title: string): Share {
  const intl = useIntl();
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const tell = (outcome: Outcome, url: string) => {
    if (outcome === 'copied')
      toasts.show({ severity: 'success', text: intl.formatMessage({ id: 'job.share.copied' }), autoCloseMs: limits.warningToast });
    if (outcome === 'failed') toasts.show({ severity: 'warn', text: intl.formatMessage({ id: 'job.share.failed' }, { url }) });
  };
  return {
    isBusy,
    share: () => {
      const url = window.location.href;
      setBusy(true);
      void handOn(title, url).then((outcome) => {
        setBusy(false);
        tell(outcome, url);
      });
    },
  };
}
