import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { formatListAddress, parseListAddress, type ListRules, type ListState } from '../../domain/listAddress';
import type { MessageKey } from '../../i18n/messageKey';
import { ButtonLink } from '../../kit/action/ButtonLink';
import { EmptyState } from '../../kit/feedback/EmptyState';
import { ListSearch } from '../../kit/list/ListSearch';
import { ListStates } from '../../kit/list/ListStates';
import { ListTools, type ListFilter } from '../../kit/list/ListTools';
import { Pager } from '../../kit/list/Pager';
import type { PageAction, PageActionList } from '../../kit/page/pageAction';
import { PageFrame } from '../../kit/page/PageFrame';
import { Tabs } from '../../kit/page/Tabs';
import { MyFrame } from '../my/MyFrame';
import type { MyScreen } from '../my/myScreens';
import { useViewport } from '../../kit/page/viewport';
import type { TableCard, TableColumn, TableSelection, TableSort } from '../../kit/table/column';
import { Table } from '../../kit/table/Table';
import { TableSkeleton } from '../../kit/table/TableSkeleton';

/** An answer that is one page of a list. */
interface ListPage {
  readonly page: { readonly totalPages: number };
}

/** The words of a list screen. */
export interface ListTexts {
  readonly title: MessageKey;
  /** That the list can't be read. */
  readonly failed: MessageKey;
  /** That there is nothing at all. */
  readonly empty: MessageKey;
  /** What then helps; nothing where the title says it all. */
  readonly emptyText?: MessageKey;
  /** That nothing passes the filter, and the way back to all; for lists with a filter. */
  readonly filtered?: { readonly empty: MessageKey; readonly showAll: MessageKey };
}

interface ListScreenProps<Row, Answer extends ListPage, Field extends string, Filters extends object, Data, Failure, Key extends QueryKey> {
  /** Address of the list without sort, filter and page. */
  path: string;
  /** What its address can say. */
  rules: ListRules<Field, Filters>;
  /** What to ask for. Options whose placeholder is the page before keep it on the screen until the next is there. */
  query(state: ListState<Field, Filters>): UseQueryOptions<Data, Failure, Answer, Key>;
  rowsOf(answer: Answer): readonly Row[];
  texts: ListTexts;
  columns: readonly TableColumn<Row>[];
  keyOf(row: Row): string;
  /** Address that a row leads to. */
  hrefOf?: (row: Row) => string;
  /** A row on the phone; without it the row's name and each column with its title. */
  cardOf?: (row: Row) => TableCard;
  /** The filters, by the names that the rules give them. */
  filters?: readonly ListFilter[];
  /** A filter of which one choice is always on, as tabs above the list; without it in the address the first is. */
  tabs?: Pick<ListFilter, 'name' | 'label' | 'options'>;
  /** `middle` where rows hold fields. */
  align?: 'baseline' | 'middle';
  /** Heading of the group that a row belongs to; without it the list has no groups. */
  groupOf?: (row: Row) => string;
  /** Lets the rows of a page be chosen; it is told which they are. */
  selectionOf?: (rows: readonly Row[]) => TableSelection<Row>;
  /** A filter that is typed, above the list, by the name that the rules give it. */
  search?: { readonly name: string; readonly label: string };
  /** The way on where there is nothing at all. */
  emptyAction?: ReactNode;
  /** Which of the user's own screens it belongs to; without it it stands alone. */
  my?: MyScreen;
  /** What most come here to do. */
  primary?: PageAction | undefined;
  /** What else can be done with the list. */
  actions?: PageActionList | undefined;
  /** What is to be said before the list. */
  notice?: ReactNode;
  /** What stands below the list. */
  children?: ReactNode;
}

/**
 * A screen that is a list: sort, filters and page stand in the address; table, or cards on the phone, skeleton, failure, emptiness and
 * pager are drawn from columns and texts. An address that is older than the list and names a page beyond its end leads to the last one.
 */
export function ListScreen<
  Row,
  Answer extends ListPage,
  Field extends string,
  Filters extends object,
  Data = Answer,
  Failure = Error,
  Key extends QueryKey = QueryKey,
>({
  path,
  rules,
  query,
  rowsOf,
  texts,
  columns,
  keyOf,
  hrefOf,
  cardOf,
  filters = [],
  tabs,
  align,
  groupOf,
  selectionOf,
  search: typed,
  emptyAction,
  my,
  primary,
  actions,
  notice,
  children,
}: ListScreenProps<Row, Answer, Field, Filters, Data, Failure, Key>) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const state = parseListAddress(rules, search);
  const withoutFilter = { ...state, filters: parseListAddress(rules, new URLSearchParams()).filters, page: 0 };
  const chosen = state.filters as Readonly<Partial<Record<string, string>>>;
  const reading = useQuery(query(state));
  const { data, isPlaceholderData } = reading;
  const addressOf = (next: ListState<Field, Filters>) => {
    const text = formatListAddress(rules, next).toString();
    return text === '' ? path : `${path}?${text}`;
  };
  const filteredBy = (name: string, value: string | undefined) =>
    addressOf({ ...state, filters: { ...state.filters, [name]: value }, page: 0 });
  const sortedBy = ({ field, direction }: TableSort) => ({ ...state, sort: { field: field as Field, direction }, page: 0 });
  const rows = data ? rowsOf(data) : [];
  const lastPage = (data?.page.totalPages ?? 0) - 1;
  // An empty page that another one is to follow says nothing of what comes.
  const isComing = rows.length === 0 && isPlaceholderData;
  const isBeyond = lastPage >= 0 && rows.length === 0 && !isComing && state.page > lastPage;
  const skeleton = <TableSkeleton columns={columns} />;
  const isFiltered = texts.filtered !== undefined && Object.keys(state.filters).length > 0;
  // A table's heads sort; cards have none.
  const sortable = useViewport() === 'mobile' ? columns : [];
  const hasTools = typed !== undefined || filters.length > 0 || sortable.some(({ isSortable = false }) => isSortable);
  const head = {
    title: <FormattedMessage id={texts.title} />,
    primary,
    actions,
    tools: hasTools ? (
      <>
        {typed && (
          <ListSearch
            label={typed.label}
            value={chosen[typed.name] ?? ''}
            // One entry in the history for a search, not one for each key.
            onChange={(value) => void navigate(filteredBy(typed.name, value || undefined), { replace: chosen[typed.name] !== undefined })}
          />
        )}
        <ListTools
          filters={filters}
          chosen={chosen}
          onFilter={(name, value) => void navigate(filteredBy(name, value))}
          columns={sortable}
          sort={state.sort}
          onSort={(sort) => void navigate(addressOf(sortedBy(sort)))}
        />
      </>
    ) : undefined,
  };
  const content = (
    <>
      {notice}
      {tabs && (
        <Tabs
          name={tabs.label}
          current={chosen[tabs.name] ?? tabs.options[0]?.value ?? ''}
          entries={tabs.options.map(({ value, title }, index) => ({
            key: value,
            title,
            href: filteredBy(tabs.name, index === 0 ? undefined : value),
          }))}
        />
      )}
      {isBeyond && <Navigate to={addressOf({ ...state, page: lastPage })} replace />}
      <ListStates
        reading={reading}
        failed={<FormattedMessage id={texts.failed} />}
        skeleton={skeleton}
        isEmpty={rows.length === 0}
        empty={
          isBeyond || isComing ? (
            skeleton
          ) : (
            <EmptyState
              pictogram="list"
              title={<FormattedMessage id={isFiltered && texts.filtered ? texts.filtered.empty : texts.empty} />}
              actions={
                isFiltered && texts.filtered ? (
                  <ButtonLink href={addressOf(withoutFilter)} tone="primary">
                    <FormattedMessage id={texts.filtered.showAll} />
                  </ButtonLink>
                ) : (
                  emptyAction
                )
              }
            >
              {!isFiltered && texts.emptyText && (
                <p>
                  <FormattedMessage id={texts.emptyText} />
                </p>
              )}
            </EmptyState>
          )
        }
      >
        <Table
          columns={columns}
          rows={rows}
          keyOf={keyOf}
          hrefOf={hrefOf}
          cardOf={cardOf}
          align={align}
          groupOf={groupOf}
          selection={selectionOf?.(rows)}
          sorting={{ sort: state.sort, hrefOf: (sort) => addressOf(sortedBy(sort)) }}
        />
      </ListStates>
      {data && !isBeyond && !isComing && (
        <Pager page={state.page} pageCount={data.page.totalPages} hrefOf={(page) => addressOf({ ...state, page })} />
      )}
      {children}
    </>
  );
  return my ? (
    <MyFrame {...head} current={my}>
      {content}
    </MyFrame>
  ) : (
    <PageFrame {...head}>{content}</PageFrame>
  );
}
