import type { Ahead } from '#connected/screen/prefetchIfStale.ts';
import { parseListAddress } from '#domain/text/listAddress.ts';
import { templateListRules } from '#domain/template/orderTemplate.ts';
import { templateOverviewOptions } from '#queries/orderTemplateOverview.ts';

/** The page of the list that the address names. */
export const ahead: Ahead = ({ context, query }) => [templateOverviewOptions(context, parseListAddress(templateListRules, query))];
