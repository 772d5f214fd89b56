import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { allergenKeys } from '#domain/allergens/allergens.ts';
import type { AllergenChange } from '#domain/product/substitution.ts';
import { Button } from '#kit/action/Button.tsx';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { VisuallyHidden } from '#kit/feedback/VisuallyHidden.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { Dialog } from '#kit/overlay/Dialog.tsx';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import { DataTable } from '#kit/table/DataTable.tsx';
import styles from './SubstitutionDialog.module.css';

/** A difference, as text. */
export interface SubstituteDifference {
  readonly what: 'price' | 'content' | 'quantity';
  readonly before: string;
  readonly now: string;
}

/** A substitute, as text. */
export interface ShownSubstitute {
  readonly sku: string;
  readonly name: string;
  /** The number that the user sees. */
  readonly number: string;
  /** Day of its last order; undefined if it isn't among the last ones. */
  readonly lastOrdered: string | undefined;
  /** Amount and unit, such as "2 Kartons". */
  readonly quantity: string;
  /** Differing properties only. */
  readonly differences: readonly SubstituteDifference[];
  /** Names of the quality marks that it lacks. */
  readonly lost: readonly string[];
  readonly allergens: AllergenChange;
}

/** State of the search. */
export type SubstitutionState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly isRetrying: boolean }
  /** `isPartial`: some of the products could not be examined. */
  | { readonly kind: 'found'; readonly substitutes: readonly ShownSubstitute[]; readonly isPartial: boolean };

interface SubstitutionDialogProps {
  isOpen: boolean;
  /** Name of the unavailable product. */
  product: string;
  state: SubstitutionState;
  onSwap(sku: string): void;
  onRetry(): void;
  onClose(): void;
  /** Called when the dialog has closed. */
  onClosed?(): void;
}

const differenceName = { price: 'substitution.price', content: 'substitution.content', quantity: 'substitution.quantity' } as const;

/** Substitutes for a product that can't be ordered, each with its differences. Nothing is swapped without a press. */
export function SubstitutionDialog({ isOpen, product, state, onSwap, onRetry, onClose, onClosed }: SubstitutionDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      title={<FormattedMessage id="substitution.title" values={{ product }} />}
      actions={[{ label: <FormattedMessage id="substitution.close" />, tone: 'quiet', onClick: onClose }]}
      onClose={onClose}
      {...(onClosed && { onClosed })}
    >
      <p className={styles.rule}>
        <FormattedMessage id="substitution.rule" />
      </p>
      {state.kind === 'loading' && (
        <div className={styles.loading} aria-busy="true">
          <VisuallyHidden>
            <output>
              <FormattedMessage id="substitution.loading" />
            </output>
          </VisuallyHidden>
          <Skeleton width="70%" height={20} />
          <Skeleton width="100%" height={64} />
        </div>
      )}
      {state.kind === 'failed' && (
        <InlineError error={state.error} onRetry={onRetry} isRetrying={state.isRetrying}>
          <FormattedMessage id="substitution.failed" />
        </InlineError>
      )}
      {state.kind === 'found' && (
        <>
          {state.substitutes.length === 0 && (
            <output className={styles.none}>
              <FormattedMessage id="substitution.none" />
            </output>
          )}
          {state.isPartial && (
            <p className={styles.partial}>
              <FormattedMessage id="substitution.partly" />
            </p>
          )}
          <ul className={styles.list}>
            {state.substitutes.map((substitute) => (
              <Substitute key={substitute.sku} substitute={substitute} onSwap={onSwap} />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

function Substitute({ substitute, onSwap }: { substitute: ShownSubstitute; onSwap(sku: string): void }) {
  const intl = useIntl();
  const { sku, name, number, lastOrdered, quantity, differences, lost, allergens } = substitute;
  const title = (id: 'substitution.column.what' | 'substitution.column.before' | 'substitution.column.now') => intl.formatMessage({ id });
  return (
    <li className={styles.entry}>
      <SectionHeading level={3} look="part" className={styles.name}>
        {name}
      </SectionHeading>
      <p className={styles.facts}>
        <span>{number}</span>
        {lastOrdered !== undefined && (
          <span>
            <FormattedMessage id="substitution.last" values={{ day: lastOrdered }} />
          </span>
        )}
      </p>
      <AllergenWarnings intl={intl} change={allergens} />
      {lost.length > 0 && (
        <p className={styles.lost}>
          <FormattedMessage id="substitution.lost" values={{ marks: lost.join(', ') }} />
        </p>
      )}
      {differences.length > 0 && (
        <DataTable
          className={styles.table}
          rows={differences}
          keyOf={({ what }) => what}
          columns={[
            {
              key: 'what',
              title: title('substitution.column.what'),
              isRowHeader: true,
              render: ({ what }) => intl.formatMessage({ id: differenceName[what] }),
            },
            { key: 'before', title: title('substitution.column.before'), render: ({ before }) => before },
            { key: 'now', title: title('substitution.column.now'), render: ({ now }) => now },
          ]}
        />
      )}
      <Button
        tone="primary"
        aria-label={intl.formatMessage({ id: 'substitution.swap.of' }, { quantity, product: name })}
        onClick={() => onSwap(sku)}
      >
        <FormattedMessage id="substitution.swap" values={{ quantity }} />
      </Button>
    </li>
  );
}

/** Additional allergens: red, with a sign and in words. */
function AllergenWarnings({ intl, change: { gained, undeclared } }: { intl: IntlShape; change: AllergenChange }) {
  const named = (allergens: readonly AllergenChange['undeclared'][number][]) =>
    allergens.map((allergen) => intl.formatMessage({ id: `product.allergen.${allergen}` })).join(', ');
  const of = (presence: 'contained' | 'traces') => gained.filter((one) => one.presence === presence).map(({ allergen }) => allergen);
  const [contained, traces] = [of('contained'), of('traces')];
  const warnings = [
    contained.length > 0 && intl.formatMessage({ id: 'substitution.gained' }, { allergens: named(contained) }),
    traces.length > 0 && intl.formatMessage({ id: 'substitution.traces' }, { allergens: named(traces) }),
    undeclared.length === allergenKeys.length
      ? intl.formatMessage({ id: 'substitution.undeclaredAll' })
      : undeclared.length > 0 && intl.formatMessage({ id: 'substitution.undeclared' }, { allergens: named(undeclared) }),
  ].filter((text) => text !== false);
  if (warnings.length === 0)
    return (
      <p className={styles.facts}>
        <FormattedMessage id="substitution.noneGained" />
      </p>
    );
  return warnings.map((text) => (
    <p key={text} className={styles.warning}>
      <Icon name="warning" size="small" />
      <span>{text}</span>
    </p>
  ));
}
