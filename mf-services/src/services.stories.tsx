import { createFakeApi } from '@fairfront/shared-kit/testing';
import { remoteStories } from '@fairfront/shared-kit/testing/stories';
import type { Category } from './api/categories';
import remote from './remote';

export default { title: 'Remotes/Services' };

const { tile } = remoteStories('services', remote);
const category = (id: number, icon: string, name_rus: string, name_eng: string): Category => ({
  id,
  icon,
  name_rus,
  name_eng,
  services_count: 2,
  children: [],
});
const categories = [
  category(1, 'sofa', 'Мебель', 'Furniture'),
  category(2, 'bolt', 'Электричество', 'Power'),
  category(3, 'spray', 'Уборка', 'Cleaning'),
  category(4, 'screen', 'Экраны и звук', 'Screens and sound'),
];

export const CategoriesTile = tile('services', () => ({
  api: createFakeApi().on('get', '/participants/{id}/categories', { data: categories }),
}));
export const EmptyTile = tile('services', () => ({
  api: createFakeApi().on('get', '/participants/{id}/categories', { data: [] }),
}));
