export { Breadcrumbs, crumbTo, type BreadcrumbsProps, type Crumb } from './breadcrumbs';
