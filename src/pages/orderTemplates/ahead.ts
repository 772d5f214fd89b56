import type { Ahead } from '../../connected/screen/prefetchIfStale';
import { parseListAddress } from '../../domain/listAddress';
import { templateListRules } from '../../domain/orderTemplate';
import { templateOverviewOptions } from '../../queries/orderTemplateOverview';

/** The page of the list that the address names. */
export const ahead: Ahead = ({ context, query }) => [templateOverviewOptions(context, parseListAddress(templateListRules, query))];
