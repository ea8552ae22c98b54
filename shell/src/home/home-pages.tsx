import { Pagination } from '@fairfront/shared-kit/components/pagination';
import { usePlatform, type PageMeta } from '@fairfront/shared-kit/platform';

/** Pagination of the list, kept in the address. Loads with the eleventh exhibition. */
const HomePages = ({ meta }: { meta: PageMeta }) => {
  const { navigation } = usePlatform();
  return (
    <Pagination
      page={meta.current_page}
      pages={meta.last_page}
      total={meta.total}
      perPage={meta.per_page}
      onChange={(page) => navigation.navigate('home', {}, { query: { page: page > 1 ? String(page) : undefined } })}
    />
  );
};

export default HomePages;
