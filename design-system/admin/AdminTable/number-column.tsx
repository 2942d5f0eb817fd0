import { RecordId } from '#ds/admin/RecordId/index.ts'
import { RecordNumber, type RecordNumberTexts } from '#ds/admin/RecordNumber/index.ts'
import type { TableColumn } from '#ds/components/data/Table/index.ts'

interface NumberedRecord {
  id: string
  /** The number that people say; null for a moment after a version of the server without numbers made the record. */
  number: string | null
}

/**
 * The first column of a list: the number of each record, whose full id a click copies; the id where there is no number yet. On tablets the
 * other columns need its space.
 */
export const numberColumn = <Row,>(
  header: string,
  texts: RecordNumberTexts,
  recordOf: (row: Row) => NumberedRecord,
): TableColumn<Row> => ({
  id: 'id',
  header,

  hideBelow: 'large',
  cell: (row) => {
    const { id, number } = recordOf(row)
    if (number === null) return <RecordId>{id}</RecordId>
    return (
      <RecordNumber texts={texts} fullId={id}>
        {number}
      </RecordNumber>
    )
  },
})
