import fair from '../../messages/it/fair.json';

export const messages = { ...fair };
