import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { limits } from '#domain/text/limits.ts';
import { isTemplateName, templatesNamed } from '#domain/template/orderTemplate.ts';
import { formatUnits } from '#i18n/unitName.ts';
import { Button } from '#kit/action/Button.tsx';
import { IconButton } from '#kit/action/IconButton.tsx';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { Check } from '#kit/field/Check.tsx';
import { TextField } from '#kit/field/TextField.tsx';
import type { OrderChoice } from '#domain/price/displayRules.ts';
import styles from './TemplateMenu.module.css';
import { readProse } from '#domain/text/typedText.ts';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';

/** An order template in relation to one product. */
export interface TemplateLine {
  readonly id: string;
  readonly name: string;
  /** Number of products in it. */
  readonly count: number;
  /** Amount and unit abbreviation of the product in it; undefined if it isn't in it. */
  readonly held: { readonly amount: number; readonly unit: string } | undefined;
  /** Requested but unconfirmed state; undefined when idle. */
  readonly pending: boolean | undefined;
}

/** State of the list of templates. */
export type TemplateList =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error?: unknown; readonly isRetrying: boolean; onRetry(): void }
  /** Templates that the user may change, by name. */
  | { readonly kind: 'known'; readonly templates: readonly TemplateLine[] };

export interface TemplateChoiceProps {
  productName: string;
  /** Amount and unit that a tick adds to a template. */
  choice: OrderChoice;
  list: TemplateList;
  isCreating: boolean;
  /** Id of the heading, which names the dialog. */
  titleId: string;
  onToggle(templateId: string, isTicked: boolean): void;
  /** Creates a template with the product; `onCreated` is called once it exists. */
  onCreate(name: string, onCreated: () => void): void;
  /** Other lists for the product, at the foot. */
  more?: ReactNode;
  onClose(): void;
}

/** Number of templates from which on a filter is shown. */
const filterFrom = 8;

/** A checkbox per order template, and a new template from the product (P§4 "Order-template checkbox"). */
export function TemplateChoice({ productName, choice, list, isCreating, titleId, more, onToggle, onCreate, onClose }: TemplateChoiceProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const [created, setCreated] = useState<string>();
  const [filter, setFilter] = useState('');
  const canCreate = isTemplateName(typed) && !isCreating;
  const create = () => {
    if (!canCreate) return;
    const name = readProse(typed);
    onCreate(name, () => {
      setTyped('');
      setFilter('');
      setCreated(name);
    });
  };
  const hasFilter = list.kind === 'known' && list.templates.length >= filterFrom;
  return (
    <div className={styles.content}>
      <div className={styles.head}>
        <SectionHeading level={2} look="part" id={titleId}>
          <FormattedMessage id="orderTemplate.menu.title" />
        </SectionHeading>
        <IconButton
          icon="close"
          className={styles.close}
          label={intl.formatMessage({ id: 'orderTemplate.menu.close' })}
          onClick={onClose}
        />
        <p className={styles.product}>
          <FormattedMessage
            id="orderTemplate.menu.product"
            values={{ product: productName, quantity: formatUnits(intl, choice.amount, choice.unit) }}
          />
        </p>
      </div>
      {hasFilter && (
        <TextField type="search" label={intl.formatMessage({ id: 'orderTemplate.menu.filter' })} value={filter} onChange={setFilter} />
      )}
      <TemplateLines list={list} filter={hasFilter ? filter : ''} titleId={titleId} onToggle={onToggle} />
      <form
        className={styles.creation}
        onSubmit={(event) => {
          event.preventDefault();
          create();
        }}
      >
        <TextField
          label={intl.formatMessage({ id: 'orderTemplate.menu.newName' })}
          value={typed}
          maxLength={limits.templateNameCharacters}
          onChange={setTyped}
        />
        <Button isInForm type="submit" tone="primary" disabled={!isTemplateName(typed)} isBusy={isCreating}>
          <FormattedMessage id="orderTemplate.menu.create" />
        </Button>
      </form>
      <output className={styles.status}>
        {created !== undefined && typed === '' && (
          <span>
            <FormattedMessage id="orderTemplate.menu.created" values={{ name: created }} />
          </span>
        )}
      </output>
      {more !== undefined && <div className={styles.more}>{more}</div>}
    </div>
  );
}

interface TemplateLinesProps extends Pick<TemplateChoiceProps, 'list' | 'titleId' | 'onToggle'> {
  filter: string;
}

function TemplateLines({ list, filter, titleId, onToggle }: TemplateLinesProps) {
  if (list.kind === 'loading') {
    return (
      <div className={styles.loading} aria-busy="true">
        {[72, 54, 63].map((width) => (
          <Skeleton key={width} width={`${width}%`} height={20} />
        ))}
      </div>
    );
  }
  if (list.kind === 'failed') {
    return (
      <InlineError error={list.error} onRetry={list.onRetry} isRetrying={list.isRetrying}>
        <FormattedMessage id="orderTemplate.menu.failed" />
      </InlineError>
    );
  }
  if (list.templates.length === 0)
    return (
      <p className={styles.note}>
        <FormattedMessage id="orderTemplate.menu.none" />
      </p>
    );
  const shown = templatesNamed(list.templates, filter);
  if (shown.length === 0)
    return (
      <p className={styles.note}>
        <FormattedMessage id="orderTemplate.menu.noMatch" values={{ typed: filter.trim() }} />
      </p>
    );
  return (
    <ul className={styles.list} aria-labelledby={titleId}>
      {shown.map((template) => (
        <li key={template.id}>
          <TemplateTick template={template} onToggle={onToggle} />
        </li>
      ))}
    </ul>
  );
}

function TemplateTick({ template, onToggle }: { template: TemplateLine; onToggle: TemplateChoiceProps['onToggle'] }) {
  const intl = useIntl();
  const own = useId();
  const { id, name, count, held, pending } = template;
  const isTicked = pending ?? held !== undefined;
  return (
    <label className={styles.line} htmlFor={own}>
      <Check
        id={own}
        isChecked={isTicked}
        describedBy={`${own}-detail`}
        isBusy={pending !== undefined}
        // A second click waits for the first answer: the order of two concurrent calls is undefined.
        onChange={(checked) => pending === undefined && onToggle(id, checked)}
      />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span id={`${own}-detail`} className={styles.detail}>
          <span>
            <FormattedMessage id="orderTemplate.menu.count" values={{ count }} />
          </span>
          {held && isTicked && (
            <>
              {' '}
              <span>
                <FormattedMessage
                  id="orderTemplate.menu.held"
                  values={{ quantity: formatUnits(intl, held.amount, { abbreviation: held.unit }) }}
                />
              </span>
            </>
          )}
        </span>
      </span>
    </label>
  );
}
