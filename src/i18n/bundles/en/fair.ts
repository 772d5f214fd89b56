import fair from '../../messages/en/fair.json';

export const messages = { ...fair };
