export { Link, RouteLink, type LinkProps, type RouteLinkProps } from './link';
