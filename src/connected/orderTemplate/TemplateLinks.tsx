import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { limits } from '#domain/text/limits.ts';
import { containsWords } from '#domain/text/typedText.ts';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { EmptyState } from '#kit/feedback/EmptyState.tsx';
import { PlainInput } from '#kit/field/PlainInput.tsx';
import { LinkEntry, LinkGroup } from '#kit/list/LinkGroup.tsx';
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx';
import { ListStates } from '#kit/list/ListStates.tsx';
import { paths } from '#paths.ts';
import { orderTemplatesOptions } from '#queries/orderTemplateList.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import styles from './TemplateLinks.module.css';

interface TemplateLinksProps {
  context: BuyerContext;
  hrefOf(templateId: string): string;
  /** Fact about a template besides the number of its products. */
  noteOf?(templateId: string): ReactNode;
}

/** Number of templates from which on the list has a search. */
const searchFrom = 8;

/** The customer's templates to choose one of, the last changed first. */
export function TemplateLinks({ context, hrefOf, noteOf }: TemplateLinksProps) {
  const intl = useIntl();
  const reading = useQuery(orderTemplatesOptions(context));
  const [query, setQuery] = useState('');
  const all = reading.data ?? [];
  const found = all
    .filter(({ name }) => containsWords(name, query))
    .toSorted((one, other) => other.lastEditedTime.localeCompare(one.lastEditedTime));
  return (
    <ListStates
      reading={reading}
      failed={<FormattedMessage id="templateChoice.failed" />}
      skeleton={<ListSkeleton rows={4} />}
      isEmpty={all.length === 0}
      empty={
        <EmptyState
          pictogram="list"
          title={<FormattedMessage id="templateChoice.empty" />}
          actions={
            <ButtonLink href={paths.orderTemplates()}>
              <FormattedMessage id="templateChoice.empty.toTemplates" />
            </ButtonLink>
          }
        >
          <p>
            <FormattedMessage id="templateChoice.empty.text" />
          </p>
        </EmptyState>
      }
    >
      <div className={styles.choice}>
        {all.length >= searchFrom && (
          <PlainInput
            type="search"
            label={intl.formatMessage({ id: 'templateChoice.find' })}
            placeholder={intl.formatMessage({ id: 'templateChoice.find' })}
            value={query}
            maxLength={limits.lookupCharacters}
            onChange={setQuery}
          />
        )}
        <output>
          {found.length === 0 && (
            <span>
              <FormattedMessage id="templateChoice.none" values={{ query: query.trim() }} />
            </span>
          )}
        </output>
        {found.length > 0 && (
          <LinkGroup title={<FormattedMessage id="app.title.orderTemplates" />}>
            {found.map(({ id, name, orderTemplateItems }) => (
              <LinkEntry
                key={id}
                href={hrefOf(id)}
                name={name}
                facts={<FormattedMessage id="templateChoice.lines" values={{ count: orderTemplateItems.length }} />}
              >
                {noteOf?.(id)}
              </LinkEntry>
            ))}
          </LinkGroup>
        )}
      </div>
    </ListStates>
  );
}
