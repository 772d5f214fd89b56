/** The calls that every list of products makes for its essence marks, together, because they are fetched together. */
export { listEssenceVisibilities } from '../gen/essence/listEssenceVisibilities';
export { listRecentEssenceItemsOfProduct } from '../gen/essence/listRecentEssenceItemsOfProduct';
export { setEssenceVisibility } from '../gen/essence/setEssenceVisibility';
