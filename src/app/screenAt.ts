import { matchRoutes, type RouteObject } from 'react-router';
import { screens, type Screen } from './screens';

type PageScreen = Extract<Screen, { page: unknown }>;

const screenOf = new Map<RouteObject, Screen>();

function routeOf(screen: Screen): RouteObject {
  const route: RouteObject = 'leadsTo' in screen || !screen.children
    ? { path: screen.path }
    : { path: screen.path, children: screen.children.map(routeOf) };
  screenOf.set(route, screen);
  return route;
}

const routes = screens.map(routeOf);

/** The screens that an address shows, from the outside in; empty for one that only leads on. */
export function screensAt(pathname: string): readonly PageScreen[] {
  return (matchRoutes(routes, pathname) ?? [])
    .map(({ route }) => screenOf.get(route))
    .filter((screen): screen is PageScreen => screen !== undefined && 'page' in screen);
}
