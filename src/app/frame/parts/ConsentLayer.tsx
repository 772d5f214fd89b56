import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { AppLink } from '#kit/link/AppLink.tsx';
import { Button } from '#kit/action/Button.tsx';
import { ConsentButtons } from '#components/consent/ConsentButtons.tsx';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import styles from './ConsentLayer.module.css';

interface ConsentLayerProps {
  /** The page on which the decision can be changed later. */
  privacyHref: string;
  /** The single services, while they are shown; undefined while they are hidden. */
  details: ReactNode | undefined;
  onRefuse(): void;
  onAgree(): void;
  /** Stores the choice made in the details. */
  onSave(): void;
  /** Shows or hides the details. */
  onToggleDetails(): void;
}

/**
 * Asks at the first visit which services may run. It is at the lower edge and blocks nothing: the page can be used without an answer,
 * and without one nothing runs.
 */
export function ConsentLayer({ privacyHref, details, onRefuse, onAgree, onSave, onToggleDetails }: ConsentLayerProps) {
  const id = useId();
  const isOpen = details !== undefined;
  return (
    <aside aria-labelledby={id} className={styles.layer}>
      <div className={styles.body}>
        <SectionHeading level={2} look="part" id={id}>
          <FormattedMessage id="consent.title" />
        </SectionHeading>
        <p className={styles.text}>
          <FormattedMessage id="consent.text" values={{ link: (words: ReactNode) => <AppLink href={privacyHref}>{words}</AppLink> }} />
        </p>
        {isOpen && details}
      </div>
      <div className={styles.actions}>
        <ConsentButtons onRefuse={onRefuse} onAgree={onAgree} />
        <div className={styles.more}>
          <Button tone="plain" size="small" aria-expanded={isOpen} onClick={onToggleDetails}>
            <FormattedMessage id={isOpen ? 'consent.details.hide' : 'consent.details.show'} />
          </Button>
          {isOpen && (
            <Button tone="plain" size="small" onClick={onSave}>
              <FormattedMessage id="consent.save" />
            </Button>
          )}
        </div>
      </div>
    </aside>
  );
}
