import { FormattedMessage, useIntl } from 'react-intl';
import { serverDay } from '../../clock/serverTime';
import type { OverviewRow } from '../../domain/allergenOverview';
import type { DietCheck, DietVerdict, GuestEvent } from '../../domain/dietGuard';
import { formatPastDay } from '../../i18n/format';
import { Button } from '../../kit/action/Button';
import { AppLink } from '../../kit/link/AppLink';
import { SectionHeading } from '../../kit/page/SectionHeading';
import { usePrinting } from '../../kit/page/printing';
import styles from './DietChecks.module.css';
import { dietGuests, dietName, verdictCount } from './dietTexts';

interface DietChecksProps {
  event: GuestEvent;
  /** The rows of the list for each diet. */
  checks: readonly DietCheck[];
  /** Rows of the list, and how many of them are still being read or could not be read; both count as not declared. */
  total: number;
  loading: number;
  failed: number;
  isRetrying: boolean;
  /** The page itself says where the statements come from, of which day they are and how far they can be relied on. */
  isExplained?: boolean;
  /** Address of a product's page. */
  hrefOf(sku: string): string;
  onRetry(): void;
  onEdit(): void;
}

/** What is bad news comes first. */
const order: readonly DietVerdict[] = ['contained', 'traces', 'undeclared', 'free'];

/** An event above a list: for each diet of its guests how many products are checked free, contain it or declare nothing, and which. */
export function DietChecks({
  event,
  checks,
  total,
  loading,
  failed,
  isRetrying,
  isExplained = false,
  hrefOf,
  onRetry,
  onEdit,
}: DietChecksProps) {
  const intl = useIntl();
  // On paper there is nothing to open.
  const isPrinting = usePrinting();
  return (
    <section className={styles.event} aria-label={intl.formatMessage({ id: 'dietGuard.name' }, { event: event.name })}>
      <div className={styles.head}>
        <SectionHeading level={2} look="part" className={styles.name}>
          {event.name}
        </SectionHeading>
        <span className={styles.facts}>
          <FormattedMessage id="dietGuard.facts" values={{ day: formatPastDay(event.day, intl.locale), count: event.guests }} />
        </span>
        <span className={styles.edit}>
          <Button size="small" aria-haspopup="dialog" onClick={onEdit}>
            <FormattedMessage id="dietGuard.edit" />
          </Button>
        </span>
      </div>
      <output className={styles.progress}>
        {loading > 0 && (
          <span>
            <FormattedMessage id="dietGuard.loading" values={{ read: total - loading, total }} />
          </span>
        )}
      </output>
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
