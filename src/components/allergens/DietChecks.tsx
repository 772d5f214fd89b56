import { FormattedMessage, useIntl } from 'react-intl';
import { serverDay } from '#clock/serverTime.ts';
import type { OverviewRow } from '#domain/allergens/allergenOverview.ts';
import type { DietCheck, DietVerdict, GuestEvent } from '#domain/allergens/dietGuard.ts';
import { formatPastDay } from '#i18n/format.ts';
import { Button } from '#kit/action/Button.tsx';
import { AppLink } from '#kit/link/AppLink.tsx';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import { usePrinting } from '#kit/page/printing.ts';
import styles from './DietChecks.module.css';
import { dietGuests, dietName, verdictCount } from './dietTexts';

interface DietChecksProps {
  event: GuestEvent;
  /** Rows of the list per diet. */
  checks: readonly DietCheck[];
  /** Number of rows, and how many are loading or failed to load; both count as undeclared. */
  total: number;
  loading: number;
  failed: number;
  isRetrying: boolean;
  /** The page itself explains source, date and reliability of the statements. */
  isExplained?: boolean;
  /** In a panel of the status line, which has an edge of its own. */
  isInPanel?: boolean;
  hrefOf(sku: string): string;
  onRetry(): void;
  onEdit(): void;
}

/** Bad news first. */
const order: readonly DietVerdict[] = ['contained', 'traces', 'undeclared', 'free'];

/** The event of a list: per diet of its guests, how many products are free, contain it or declare nothing, and which. */
export function DietChecks({
  event,
  checks,
  total,
  loading,
  failed,
  isRetrying,
  isExplained = false,
  isInPanel = false,
  hrefOf,
  onRetry,
  onEdit,
}: DietChecksProps) {
  const intl = useIntl();
  // Paper can't open anything.
  const isPrinting = usePrinting();
  return (
    <section
      className={isInPanel ? undefined : styles.event}
      aria-label={intl.formatMessage({ id: 'dietGuard.name' }, { event: event.name })}
    >
      <div className={styles.head}>
        <SectionHeading level={2} look="part" className={styles.name}>
          {event.name}
        </SectionHeading>
        <output className={styles.facts}>
          {loading > 0 ? (
            <span>
              <FormattedMessage id="dietGuard.loading" values={{ read: total - loading, total }} />
            </span>
          ) : (
            <span>
              <FormattedMessage id="dietGuard.facts" values={{ day: formatPastDay(event.day, intl.locale), count: event.guests }} />
            </span>
          )}
        </output>
        <span className={styles.edit}>
          <Button size="small" aria-haspopup="dialog" onClick={onEdit}>
            <FormattedMessage id="dietGuard.edit" />
          </Button>
        </span>
      </div>
      {failed > 0 && (
        <p className={styles.failed} role="alert">
          <FormattedMessage id="dietGuard.failed" values={{ count: failed }} />
          <Button size="small" isBusy={isRetrying} onClick={onRetry}>
            <FormattedMessage id="feedback.error.retry" />
          </Button>
        </p>
      )}
      {total === 0 ? (
        <p className={styles.hint}>
          <FormattedMessage id="dietGuard.empty" />
        </p>
      ) : (
        <ul className={styles.diets}>
          {checks.map((check) => (
            <li key={check.diet.column}>
              <Diet check={check} isOpen={isPrinting} hrefOf={hrefOf} />
            </li>
          ))}
        </ul>
      )}
      {total > 0 && !isExplained && (
        <p className={styles.hint}>
          <FormattedMessage id="dietGuard.hint" values={{ date: formatPastDay(serverDay(), intl.locale) }} />
        </p>
      )}
    </section>
  );
}

function Diet({ check, isOpen, hrefOf }: { check: DietCheck; isOpen: boolean; hrefOf(sku: string): string }) {
  const intl = useIntl();
  const { diet } = check;
  const found = order.filter((verdict) => check[verdict].length > 0);
  return (
    <details open={isOpen || undefined}>
      <summary className={styles.summary}>
        <strong>{dietName(diet, intl)}</strong> <span className={styles.guests}>{dietGuests(diet, intl)}</span>
        {found.map((verdict) => (
          <span key={verdict} className={`${styles.count} ${styles[verdict]}`}>
            {verdictCount(diet, verdict, check[verdict].length, intl)}
          </span>
        ))}
        {found.length === 0 && (
          <span className={styles.count}>
            <FormattedMessage id="dietGuard.noFood" />
          </span>
        )}
      </summary>
      {found.map((verdict) => (
        <div key={verdict} className={styles.names}>
          <span className={styles[verdict]}>{verdictCount(diet, verdict, check[verdict].length, intl)}</span>
          <ul className={styles.products}>
            {check[verdict].map((row) => (
              <li key={row.key}>
                <Name row={row} hrefOf={hrefOf} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}

function Name({ row: { sku, name }, hrefOf }: { row: OverviewRow; hrefOf(sku: string): string }) {
  const text = name ?? sku ?? '';
  return sku === undefined ? (
    text
  ) : (
    <AppLink href={hrefOf(sku)} className={styles.link}>
      {text}
    </AppLink>
  );
}
