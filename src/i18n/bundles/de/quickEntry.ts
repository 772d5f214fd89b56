import quickEntry from '../../messages/de/quickEntry.json';

export const messages = { ...quickEntry };
