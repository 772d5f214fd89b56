import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { formatListAddress, parseListAddress, type ListRules, type ListState } from '#domain/text/listAddress.ts';
import type { MessageKey } from '#i18n/messageKey.ts';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { EmptyState } from '#kit/feedback/EmptyState.tsx';
import { ListSearch } from '#kit/list/ListSearch.tsx';
import { ListStates } from '#kit/list/ListStates.tsx';
import { ListTools, type ListFilter } from '#kit/list/ListTools.tsx';
import { Pager } from '#kit/list/Pager.tsx';
import type { PageAction, PageActionList } from '#kit/page/pageAction.ts';
import { PageFrame } from '#kit/page/PageFrame.tsx';
import { Tabs } from '#kit/page/Tabs.tsx';
import { MyFrame } from '../my/MyFrame';
import type { MyScreen } from '../my/myScreens';
import { useViewport } from '#kit/page/viewport.ts';
import type { TableCard, TableColumn, TableSelection, TableSort } from '#kit/table/column.ts';
import { Table } from '#kit/table/Table.tsx';
import { TableSkeleton } from '#kit/table/TableSkeleton.tsx';

/** An answer with one page of a list. */
interface ListPage {
  readonly page: { readonly totalPages: number };
}

/** Texts of a list screen. */
export interface ListTexts {
  readonly title: MessageKey;
  /** Loading failed. */
  readonly failed: MessageKey;
  /** The list is empty. */
  readonly empty: MessageKey;
  /** Advice for an empty list; omit if its title is enough. */
  readonly emptyText?: MessageKey;
  /** No entry passes the filter, and the link to show all; for lists with a filter. */
  readonly filtered?: { readonly empty: MessageKey; readonly showAll: MessageKey };
}

interface ListScreenProps<Row, Answer extends ListPage, Field extends string, Filters extends object, Data, Failure, Key extends QueryKey> {
  /** Address of the list without sort, filter and page. */
  path: string;
  /** Rules for parsing the address. */
  rules: ListRules<Field, Filters>;
  /** Query options for a state. With the previous page as placeholder, that stays visible until the next arrives. */
  query(state: ListState<Field, Filters>): UseQueryOptions<Data, Failure, Answer, Key>;
  rowsOf(answer: Answer): readonly Row[];
  texts: ListTexts;
  columns: readonly TableColumn<Row>[];
  keyOf(row: Row): string;
  /** Target of a row. */
  hrefOf?: (row: Row) => string;
  /** Card of a row on the phone; by default the row's name, and each column with its title. */
  cardOf?: (row: Row) => TableCard;
  /** Filters, by their names in the rules. */
  filters?: readonly ListFilter[];
  /** Filters that are no selects: their controls, and their names in the rules. */
  conditions?: { readonly controls: ReactNode; readonly names: readonly string[] };
  /** A filter as tabs above the list, with always one selected; the first is the default. */
  tabs?: Pick<ListFilter, 'name' | 'label' | 'options'>;
  /** Use `middle` if rows contain inputs. */
  align?: 'baseline' | 'middle';
  /** Group heading of a row; omit for an ungrouped list. */
  groupOf?: (row: Row) => string;
  /** Enables selection; called with the rows of the page. */
  selectionOf?: (rows: readonly Row[]) => TableSelection<Row>;
  /** A text filter above the list, by its name in the rules. */
  search?: { readonly name: string; readonly label: string };
  /** Link or button for the next step, shown for an empty list. */
  emptyAction?: ReactNode;
  /** The "My" tab to highlight; omit for a standalone list. */
  my?: MyScreen;
  /** The screen's main action. */
  primary?: PageAction | undefined;
  /** Other actions for the list. */
  actions?: PageActionList | undefined;
  /** Rendered above the list. */
  notice?: ReactNode;
  /** Rendered between tabs and list. */
  status?: ReactNode;
  /** Rendered below the list. */
  children?: ReactNode;
}

/**
 * A list screen: sort, filters and page are part of the address. Columns and texts define table, cards on the phone,
 * skeleton, error, empty state and pager. An outdated address with a page beyond the end redirects to the last page.
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
  conditions,
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
  status,
  children,
}: ListScreenProps<Row, Answer, Field, Filters, Data, Failure, Key>) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const state = parseListAddress(rules, search);
  const chosen = state.filters as Readonly<Partial<Record<string, string>>>;
  const filterNames = [...filters.map(({ name }) => name), ...(conditions?.names ?? [])];
  const removable = typed ? [...filterNames, typed.name] : filterNames;
  const withoutFilter = {
    ...state,
    filters: Object.fromEntries(Object.entries(chosen).filter(([name]) => !removable.includes(name))) as Partial<Filters>,
    page: 0,
  };
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
  // An empty previous page says nothing about the next one.
  const isComing = rows.length === 0 && isPlaceholderData;
  const isBeyond = lastPage >= 0 && rows.length === 0 && !isComing && state.page > lastPage;
  const skeleton = <TableSkeleton columns={columns} />;
  const isFiltered = texts.filtered !== undefined && removable.some((name) => chosen[name] !== undefined);
  // A table sorts by its heads; cards have none.
  const sortable = useViewport() === 'mobile' ? columns : [];
  const hasFilters = filters.length > 0 || conditions !== undefined || sortable.some(({ isSortable = false }) => isSortable);
  const head = {
    title: <FormattedMessage id={texts.title} />,
    primary,
    actions,
    tools: typed && (
      <ListSearch
        label={typed.label}
        value={chosen[typed.name] ?? ''}
        // One history entry per search, not one per key.
        onChange={(value) => void navigate(filteredBy(typed.name, value || undefined), { replace: chosen[typed.name] !== undefined })}
      />
    ),
    filters: hasFilters
      ? {
          areSet: filterNames.some((name) => chosen[name] !== undefined),
          controls: (
            <>
              {conditions?.controls}
              <ListTools
                filters={filters}
                chosen={chosen}
                onFilter={(name, value) => void navigate(filteredBy(name, value))}
                columns={sortable}
                sort={state.sort}
                onSort={(sort) => void navigate(addressOf(sortedBy(sort)))}
              />
            </>
          ),
        }
      : undefined,
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
      {status}
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
