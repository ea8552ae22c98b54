import { saveFile } from '@fairfront/shared-kit/api';
import { useAction } from '@fairfront/shared-kit/api/actions';
import { Button } from '@fairfront/shared-kit/components/button';
import { formatFileSize } from '@fairfront/shared-kit/platform/formats';
import { useLocale, usePlatform } from '@fairfront/shared-kit/platform';

interface FileFactProps {
  /** The path of the file below the API. */
  path: string;
  file: { original_name: string; size: number };
}

/** A file of an item as the value of a fact; a failure shows in the popup. */
export const FileFact = ({ path, file }: FileFactProps) => {
  const { api } = usePlatform();
  const locale = useLocale();
  const saving = useAction<string, void>({
    namespace: 'desk',
    rowOf: (asked) => asked,
    run: async (asked) => saveFile(await api.download(asked)),
  });
  return (
    <Button variant="text" size="sm" icon="download" busy={saving.isBusy(path)} onClick={() => void saving.run(path)}>
      {file.original_name}, {formatFileSize(file.size, locale)}
    </Button>
  );
};
