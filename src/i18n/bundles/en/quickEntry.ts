import quickEntry from '../../messages/en/quickEntry.json';

export const messages = { ...quickEntry };
