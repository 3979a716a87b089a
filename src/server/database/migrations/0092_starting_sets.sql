-- Which starting set the lines of an import came from; none where they came from a spreadsheet.
alter table import_file add column starting_set text;
