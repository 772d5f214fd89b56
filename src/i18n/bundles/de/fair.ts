import fair from '../../messages/de/fair.json';

export const messages = { ...fair };
