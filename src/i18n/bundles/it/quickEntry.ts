import quickEntry from '../../messages/it/quickEntry.json';

export const messages = { ...quickEntry };
